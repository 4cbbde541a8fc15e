/** The page's files are ours, and it asks this service alone: it works without any other network. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page of the reference; its script makes the rest of `/openapi.json`. */
export const referencePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>neuromem API</title>
<link rel="stylesheet" href="/docs/reference.css">
<script src="/docs/reference.js" defer></script>
<header>
  <h1>neuromem API</h1>
  <p><a href="/openapi.json">openapi.json</a> <span id="version"></span></p>
  <form id="authentication">
    <label>Authentication
      <select id="scheme">
        <option value="bearer" selected>Bearer: a key (nm_…) or a user token</option>
      </select>
    </label>
    <label>Token 
        <input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="nm_…"></label>
  </form>
  <label>Search <input id="search" type="search" placeholder="recall, sessions, …"></label>
</header>
<nav id="tags"></nav>
<main id="operations"><p>Reading the document…</p></main>
<noscript><p>This page needs JavaScript; <a href="/openapi.json">the document</a> does not.</p></noscript>
</html>
`
