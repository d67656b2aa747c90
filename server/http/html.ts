/** Text that is safe as HTML. In a template, all other values are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Content = Html | string | number | false | undefined | Content[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => ENTITIES[sign]!)

function render(content: Content): string {
  if (content === undefined || content === false) return ''
  if (content instanceof Html) return content.text
  return Array.isArray(content) ? content.map(render).join('') : escapeHtml(String(content))
}

export const html = (parts: TemplateStringsArray, ...values: Content[]) =>
  new Html(parts.map((part, index) => part + render(values[index])).join(''))
