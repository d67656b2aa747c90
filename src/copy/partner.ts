/** The texts of a partner institution's page. */
import { copy } from '../copy'

export { fill } from '../copy'

export const partnerCopy = {
  ...copy,
  partner: { articles: '{count}篇文章', hot: '热门文章' },
}
