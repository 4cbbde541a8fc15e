/**
 * Makes the reference of the document, and sends what is tried. Texts of the document are set as texts, never
 * as markup.
 */
export const referenceScript = `'use strict'
const at = (id) => document.getElementById(id)
const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
let components = {}
const resolved = (value) => {
  const name = value && value.$ref ? value.$ref.split('/') : undefined
  return name ? (components[name[2]] || {})[name[3]] || {} : value || {}
}
const typeOf = (schema) => {
  const one = resolved(schema)
  if (one.enum) return one.enum.join(' | ')
  if (one.anyOf) return one.anyOf.map(typeOf).join(' | ')
  if (one.type === 'array') return typeOf(one.items) + '[]'
  return [].concat(one.type || 'any').join(' | ')
}

function fields(parameters) {
  const rows = parameters.map((parameter) => {
    const input = make('input', { name: parameter.name, placeholder: parameter.required ? 'required' : '' })
    input.dataset.in = parameter.in
    if (parameter.example !== undefined) input.value = parameter.example
    return make('tr', {},
      make('td', {}, make('code', { textContent: parameter.name })),
      make('td', { textContent: typeOf(parameter.schema) }),
      make('td', { textContent: parameter.description || resolved(parameter.schema).description || '' }),
      make('td', {}, input))
  })
  return make('table', {}, ...rows)
}

function exampleOf(content) {
  if (!content) return undefined
  if (content.example !== undefined) return content.example
  const [first] = Object.values(content.examples || {})
  return first ? first.value : undefined
}

function answersOf(operation) {
  const rows = Object.entries(operation.responses || {}).map(([status, answer]) =>
    make('tr', {},
      make('td', {}, make('code', { textContent: status })),
      make('td', { textContent: resolved(answer).description || '' })))
  return make('table', {}, ...rows)
}

async function send(method, path, form, type, output) {
  const query = new URLSearchParams()
  let url = path
  for (const input of form.querySelectorAll('input[name]')) {
    if (input.value === '') continue
    if (input.dataset.in === 'path')
      url = url.replace('{' + input.name + '}', encodeURIComponent(input.value))
    if (input.dataset.in === 'query') query.append(input.name, input.value)
  }
  const headers = {}
  const token = at('token').value.trim()
  if (token) headers.authorization = 'Bearer ' + token
  for (const input of form.querySelectorAll('input[data-in=header]'))
      if (input.value) headers[input.name] = input.value
  const body = form.querySelector('textarea')
  if (body) headers['content-type'] = type
  output.hidden = false
  output.textContent = '…'
  try {
    const rest = query.size > 0 ? '?' + query : ''
    const answer = await fetch(url + rest, { method, headers, body: body ? body.value : undefined })
    const text = await answer.text()
    let shown = text
    try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch {}
    output.textContent = answer.status + ' ' + answer.statusText + '\\n\\n' + shown
  } catch (error) {
    output.textContent = String(error)
  }
}

function operationOf(path, method, operation) {
  const parameters = (operation.parameters || []).map(resolved)
  const [[type, content] = []] = Object.entries(resolved(operation.requestBody).content || {})
  const form = make('form', {})
  if (parameters.length > 0) form.append(make('h4', { textContent: 'Parameters' }), fields(parameters))
  if (content) {
    const example = exampleOf(content)
    const value = typeof example === 'string'
        ? example
        : JSON.stringify(example === undefined ? {} : example, null, 2)
    form.append(
        make('h4', { textContent: 'Body (' + type + ')' }),
        make('textarea', { value, spellcheck: false }))
  }
  const output = make('pre', { hidden: true })
  form.append(make('p', {}, make('button', { textContent: 'Send' })), output)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send(method.toUpperCase(), path, form, type, output)
  })
  const details = make('details', { id: operation.operationId },
    make('summary', {},
      make('span', { className: 'method', textContent: method.toUpperCase() }),
      make('code', { textContent: path }), ' ' + (operation.summary || '')))
  const words = [path, operation.operationId, operation.summary, operation.tags]
    details.dataset.words = words.join(' ').toLowerCase()
  details.addEventListener('toggle', () => {
    if (details.childElementCount > 1) return
    details.append(make('div', { className: 'body' },
      make('p', { textContent: operation.description || '' }), form,
      make('h4', { textContent: 'Answers' }), answersOf(operation)))
  })
  return details
}

async function start() {
  const api = await (await fetch('/openapi.json')).json()
  components = api.components || {}
  at('version').textContent = api.info.version
  const main = at('operations')
  main.replaceChildren()
  for (const tag of api.tags || []) {
    const list = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, one]) => (one.tags || []).includes(tag.name))
        .map(([method, one]) => operationOf(path, method, one)))
    if (list.length === 0) continue
    at('tags').append(make('a', { href: '#tag-' + tag.name, textContent: tag.name }))
    main.append(make('h2', { id: 'tag-' + tag.name, textContent: tag.name }),
        make('p', { textContent: tag.description || '' }), ...list)
  }
  const named = location.hash && at(location.hash.slice(1))
  if (named) { named.open = true; named.scrollIntoView() }
}

at('authentication').addEventListener('submit', (event) => event.preventDefault())
at('search').addEventListener('input', (event) => {
  const words = event.target.value.toLowerCase()
  for (const one of document.querySelectorAll('details')) one.hidden = !one.dataset.words.includes(words)
})
start().catch((error) => { at('operations').textContent = 'The document could not be read: ' + error })
`
