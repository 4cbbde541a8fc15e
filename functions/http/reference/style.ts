export const referenceStyle = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
* { box-sizing: border-box }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1.5rem }
h1 { margin: 0; font-size: 1.5rem }
h2 { margin-top: 2rem; text-transform: capitalize }
header form { display: flex; flex-wrap: wrap; gap: 1rem; margin: .5rem 0 }
input, select, textarea, button { font: inherit; padding: .3rem .5rem }
#token { width: 24rem; max-width: 100% }
nav a { margin-right: .8rem }
details { border: 1px solid var(--line); border-radius: .4rem; margin: .4rem 0 }
summary { padding: .5rem .8rem; cursor: pointer }
summary code { font-weight: 600 }
.method { display: inline-block; min-width: 4.5rem; font: 600 .8rem ui-monospace, monospace }
.body { padding: 0 .8rem .8rem }
table { border-collapse: collapse; width: 100%; font-size: .92rem }
td, th { border-top: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top }
textarea { width: 100%; min-height: 9rem; font: .88rem/1.4 ui-monospace, monospace }
pre { background: var(--soft); padding: .6rem; overflow: auto; max-height: 30rem;
  white-space: pre-wrap; overflow-wrap: anywhere }
`
