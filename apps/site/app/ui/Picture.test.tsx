import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

const picture = { src: '/media/saw.webp', alt: 'A saw', width: 640, height: 480, sources: [] }
const priorityOf = (props: { first?: boolean; eager?: boolean }) =>
  /fetchPriority="(\w+)"/i.exec(
    renderToStaticMarkup(<Picture {...{ picture, ...props }} sizes="100vw" />).replace(/<link[^>]*>/, ''),
  )?.[1]
const render = (focus?: { x: number; y: number }) =>
  renderToStaticMarkup(<Picture picture={{ ...picture, ...(focus && { focus }) }} sizes="100vw" />)

it('keeps what an editor names in view, to the nearest tenth, and the middle otherwise [R14.200]', () => {
  expect(render()).not.toContain('data-focus')
  expect(render({ x: 3, y: 96 })).toMatch(/data-focus-x="0" data-focus-y="10"/)
  // No style is for 5, which is the middle.
  expect(render({ x: 52, y: 30 })).toMatch(/data-focus-x="5" data-focus-y="3"/)
})

it('lets those that load when they come near wait for the first of the page [R13.53]', () => {
  expect(priorityOf({ first: true })).toBe('high')
  expect(priorityOf({ eager: true })).toBeUndefined()
  expect(priorityOf({})).toBe('low')
})
