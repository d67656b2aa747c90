import { type WxmlSize } from './handle'

const isNode = (element: Element) => '__wxElement' in element
const childrenOf = (element: Element) => [...element.children].filter(isNode)

/** Measures the visible page's WXML tree as WeChat's audit does, without what components draw themselves. */
export function measureWxml(root: Element | null): WxmlSize {
  if (!root) return { nodes: 0, depth: 0, children: 0 }
  const children = childrenOf(root)
  const below = children.map(measureWxml)
  return {
    nodes: children.length + below.reduce((sum, each) => sum + each.nodes, 0),
    depth: children.length ? 1 + Math.max(...below.map(each => each.depth)) : 0,
    children: Math.max(children.length, ...below.map(each => each.children)),
  }
}
