/** What only a book of rules says, beside what every screen may. */
import { copy as everywhere } from '../copy'

export const copy = {
  ...everywhere,
  ruleBook: { dimension: '类案', search: '在本书中检索' },
}
