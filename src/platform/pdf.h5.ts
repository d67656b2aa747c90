import { links } from '@/platform/links'

export const pdf: { needsPage: boolean; show(url: string, title: string): Promise<boolean> } = {
  needsPage: false,
  show: async url => (await links.openExternal(url)) === 'opened',
}
