/** `npm run admin -- …` */
import { parseArguments, run, usageError } from './command'
import { corpusCommand } from './corpus'
import { dataKeyCommand } from './data-key'
import { keysCommand } from './keys'
import { corpusLocationOf, withRepositories } from './location'
import { trialsCommand } from './trials'
import { usersCommand } from './users'

const USAGE = `npm run admin -- COMMAND
  user list                         login name, kind, name, state, permission points and WeChat of everybody
  user add LOGIN [--name=NAME] [--kind=member|office|trial] [--office=ID] [--permissions=POINT,…|all] [--days=N]
  user password LOGIN               a new password; ends all sessions
  user disable LOGIN                ends all sessions, and what the account has shared
  user enable LOGIN
  user remove LOGIN                 with all sessions and share keys
  user permissions LOGIN POINT,…    what an office grants: points, all or none
  user phone LOGIN NUMBER|none      by which WeChat's phone number finds the account
  user link LOGIN ID                a WeChat login, by the id of the account it made, opens LOGIN instead
  user unlink LOGIN                 ends sessions that began by the link
  keys list [LOGIN]                 share keys: id, maker, made, expires, what they open
  keys revoke ID                    by its id, or by the key itself
  keys revoke --of=LOGIN            all keys of an account
  trials list                       who applied for a trial: id, when, name, number, firm, source, what was agreed to
  trials remove ID… | --all
  data-key rotate                   seals phone numbers anew: with DATA_KEY instead of DATA_KEY_OLD, or with a new
                                    data.key where there is no DATA_KEY (stop the server before)
  corpus list                       how many documents each collection has
  corpus remove COLLECTION ID…
  corpus verify                     reads every document once
  LOGIN is a login name, or the id of an account. Passwords are read from standard input.
  DATA_DIR       the server's data folder, ./data if not set
  DATABASE_URL   where the server keeps accounts in PostgreSQL; its DATA_KEY reads the numbers of trial applications
`
const OPTIONS = ['name', 'kind', 'office', 'permissions', 'days', 'of', 'all']

run(async args => {
  const { words, options } = parseArguments(args, OPTIONS, USAGE)
  const [area, ...rest] = words
  const { env } = process
  const isKnown =
    area === 'user'
      ? await withRepositories(env, repositories => usersCommand(repositories, rest, options))
      : area === 'keys'
        ? await withRepositories(env, repositories => keysCommand(repositories, rest, options))
        : area === 'trials'
          ? await withRepositories(env, repositories => trialsCommand(repositories, rest, options))
          : area === 'data-key'
            ? await dataKeyCommand(env, rest)
            : area === 'corpus' && (await corpusCommand(corpusLocationOf(env), rest))
  if (!isKnown) throw usageError(USAGE, area && `There is no command ${words.join(' ')}.`)
})
