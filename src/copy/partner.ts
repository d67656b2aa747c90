/** What only the page of a partner institution says, beside what every screen may. */
import { copy } from '../copy'

export { fill } from '../copy'

export const partnerCopy = {
  ...copy,
  partner: { articles: '{count}篇文章', hot: '热门文章' },
}
