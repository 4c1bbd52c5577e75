// Writes a page that runs the code for Motion, bundled by esbuild with Motion itself, in the folder that PARALLAX_MOTION
// names, and with the React of the system.
//
//   node motion-page.mjs CODE NAME START ltr|rtl [page]
//
// CODE is the file of a scene and NAME its component. START: "rendered" by the script, "hydrated" by it from the markup
// of a server, or that markup "alone". With "page" the page scrolls the effect, else a box as tall as the screen.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [code, name, start, direction, isPage] = process.argv.slice(2)
const [library, modules] = [process.env.PARALLAX_MOTION, '/usr/share/nodejs']
const folder = mkdtempSync(join(tmpdir(), 'motion-'))

// A checkout has sources, an installed package its modules.
const aliases = existsSync(join(library, 'packages/motion/src/react.ts'))
  ? ['motion/react=packages/motion/src/react.ts', ...['framer-motion', 'motion-dom', 'motion-utils']
    .map(part => `${part}=packages/${part}/src/index.ts`)]
  : ['motion/react=dist/es/react.mjs']

const bundle = (entry, platform) => {
  const [file, output] = [join(folder, 'entry.tsx'), join(folder, 'out.js')]
  writeFileSync(file, entry)
  execFileSync('esbuild', [
    file, '--bundle', `--outfile=${output}`, `--platform=${platform}`, '--jsx=automatic', '--log-level=error',
    '--minify-whitespace', '--define:process.env.NODE_ENV="development"',
    ...aliases.map(alias => `--alias:${alias.replace('=', `=${library}/`)}`),
    ...['react', 'react-dom', 'scheduler'].map(part => `--alias:${part}=${modules}/${part}`),
  ], { stdio: ['ignore', 'inherit', 'inherit'] })
  return output
}

// Boxes have the size that the code gives them, whatever the picture.
const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAADklEQVR42mNoaGhgAGIADAgDAdjJ9/AAAAAASUVORK5CYII='
let text = readFileSync(code, 'utf8').replace(/'\/\w+\.(?:png|jpg|svg)'/g, `'${picture}'`)
if (isPage) {
  const sample = text.indexOf(`export function ${name}Sample(`)
  text = text.slice(0, sample) + text.slice(sample).replace(`<${name}`, `<${name} isPage`)
}
writeFileSync(join(folder, 'code.tsx'), text)

const app = `
  import { StrictMode } from 'react'
  import { ${name}Sample } from './code'
  const app = <StrictMode><div style={{ height: '${isPage ? 'auto' : '100vh'}' }}><${name}Sample /></div></StrictMode>
`
// React before 19 says on a server that an effect of the layout does nothing there.
const markup = start === 'rendered' ? '' : execFileSync('node', [bundle(`
  ${app}
  import { renderToString } from 'react-dom/server'
  process.stdout.write(renderToString(app))
`, 'node')], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const script = start === 'alone' ? '' : readFileSync(bundle(`
  ${app}
  import { createRoot, hydrateRoot } from 'react-dom/client'
  const element = document.querySelector('.scene')
  window.begin = () => {
    if (${start === 'hydrated'}) window.root = hydrateRoot(element, app)
    else again()
  }
  window.again = () => { (window.root = createRoot(element)).render(app) }
`, 'browser'), 'utf8')

/** Gives elements the classes by which the tests know them. */
function nameElements(isPage) {
  const add = (element, ...words) => element?.classList.add(...words.map(word => `scene-${word}`))
  const all = [...document.querySelectorAll('.scene > div > div, .scene > div > div div')]
  const scroller = all.find(({ style }) => /auto/.test(style.overflow + style.overflowX + style.overflowY))
  if (scroller && !isPage) {
    if (scroller.style.display === 'flex' && scroller.style.flexDirection !== 'column' || scroller.scrollWidth > scroller.clientWidth + 1) {
      add(scroller, 'strip')
      scroller.style.overflow = 'auto'
    } else scroller.dataset.scroller = ''
  }
  const layers = stage => [...stage.children].forEach((element, index) => {
    // What fills a header is in a box that grows.
    const layer = element.style.inset === '0px' && element.firstElementChild || element
    add(layer, 'layer', `l${index}`)
    if (layer.textContent) add(layer, 'text')
  })
  const head = all.find(({ style }) => style.position === 'sticky' && style.zIndex === '1')
  const stage = all.find(({ style }) => style.pointerEvents === 'none' && style.overflow === 'hidden')
  const cards = all.filter(({ parentNode }) => parentNode.style.padding.endsWith('100vh'))
  const albums = all.filter(({ style }) => style.flex === '0 0 auto' && style.zIndex)
  if (head) {
    const title = head.querySelector('h1')
    add(title, 'title')
    add(title?.previousElementSibling, 'bar')
    if (head.firstElementChild.tagName === 'IMG') add(head, 'header')
    else layers(head.firstElementChild)
  } else if (stage) {
    layers(stage)
  } else if (cards.length) {
    cards.forEach((card, index) => {
      add(card, 'card')
      card.style.setProperty('--fx-i', index)
      add(card.firstElementChild, 'face')
      add(card.firstElementChild?.lastElementChild, 'dim')
    })
  } else if (albums.length) {
    for (const { firstElementChild: album } of albums) {
      add(album, 'album')
      const parts = [...album.children].filter(({ style }) => !style.textAlign)
      parts.forEach((layer, index) => {
        add(layer, 'layer')
        layer.style.setProperty('--fx-i', parts.length - 1 - index)
      })
      add([...album.children].find(({ style }) => style.textAlign), 'caption')
    }
  } else {
    for (const row of all) if (row.style.overflow === 'hidden' && row.firstElementChild?.tagName === 'IMG') add(row, 'window')
  }
}

process.stdout.write(`<!doctype html><html dir="${direction}"><meta charset="utf-8"><style>body { margin: 0 }</style>
<body>
<div class="scene">${markup}</div>
<script>
window.said = []
for (const kind of ['error', 'warn']) console[kind] = (...words) => { said.push(words.map(String).join(' ')) }
window.addEventListener('error', event => { said.push(event.message) })
${nameElements}
window.nameElements = nameElements.bind(null, ${Boolean(isPage)})
</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
<script>
if (window.begin && !window.waits) begin()
window.drawn = new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))
</script>
</body></html>
`)
rmSync(folder, { recursive: true })
