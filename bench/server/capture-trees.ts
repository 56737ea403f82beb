import { createRequire } from 'node:module'
import { Writable } from 'node:stream'
import { cloneElement, type ReactElement } from 'react'
import type * as ReactDom from 'react-dom/server'

/**
 * Loaded into the site before it starts (`node --import`): notes what the site has React render, and on the message `bare` renders the same trees
 * with React alone, in the same process: without the stream of data that React Router puts in, which can be read once. It answers with how many a second.
 */
const MAX_TREES = 40
const WARM_UP = 100
const RENDERINGS = 300

type Tree = ReactElement<{ context: object }>

const trees: { tree: Tree; nonce: string | undefined }[] = []
const reactDom = createRequire(import.meta.url)('react-dom/server') as {
  renderToPipeableStream: typeof ReactDom.renderToPipeableStream
}
const { renderToPipeableStream } = reactDom

reactDom.renderToPipeableStream = (tree, options) => {
  if (trees.length < MAX_TREES) trees.push({ tree: tree as Tree, nonce: options?.nonce as string | undefined })
  return renderToPipeableStream(tree, options)
}

process.on('message', (message) => {
  if (message === 'bare') measure().then((rate) => process.send?.(rate), stopWith)
})

async function measure(): Promise<number> {
  for (let turn = 0; turn < WARM_UP; turn++) await renderOne(turn)
  const began = performance.now()
  for (let turn = 0; turn < RENDERINGS; turn++) await renderOne(turn)
  return RENDERINGS / ((performance.now() - began) / 1000)
}

function stopWith(error: unknown) {
  console.error(error)
  process.exit(1)
}

function renderOne(turn: number): Promise<void> {
  const found = trees[turn % trees.length]
  if (!found) throw new Error('nothing was rendered yet')
  const { tree: captured, nonce } = found
  const tree = cloneElement(captured, { context: { ...captured.props.context, serverHandoffStream: undefined } })
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      ...(nonce !== undefined && { nonce }),
      onAllReady: () => pipe(new Writable({ write: (_chunk, _encoding, done) => done() }).on('finish', resolve)),
      onError: reject,
    })
  })
}
