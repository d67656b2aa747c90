/** Runs the operator's commands: `npm run admin -- …`. */
import { parseArguments, runCommand, usageError } from './command'
import { corpusCommand } from './corpus'
import { dataKeyCommand } from './data-key'
import { keysCommand } from './keys'
import { corpusLocationOf, dataDirOf, withRepositories } from './location'
import { referenceDataCommand } from './reference-data'
import { systemRuntime } from '../runtime'
import { requestsCommand } from './requests'
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
  requests list [--all]             who asks for a mask or a removal: id, when, state, kind, library, document, name, applicant
  requests show ID                  a request in full, with the places of the name; ID is a number or a receipt
  requests mask ID [--name=NAME] [--as=TEXT] [--except=WORD,…] [--reason=TEXT]
  requests remove ID [--reason=TEXT]
  requests refuse ID --reason=TEXT
  requests undo ID                  opens it again; the next import brings back what its files have
  requests apply                    all masks and removals, on the corpus as it is
  data-key rotate                   seals phone numbers anew: with DATA_KEY instead of DATA_KEY_OLD, or with a new
                                    data.key where there is no DATA_KEY (stop the server before)
  corpus list                       how many documents each collection has
  corpus remove COLLECTION ID…
  corpus verify                     reads every document once
  data list                         reference data in use: rates, holidays, names, causes, courts, with source and age
  data show NAME                    prints the file in use, to be edited
  data check FILE…                  tells whether the files are valid
  data install FILE…                uses the files instead of the bundled ones, also in a running server
  data remove NAME…                 uses the bundled files again
  LOGIN is a login name, or the id of an account. Passwords are read from standard input.
  DATA_DIR       the server's data folder, ./data if not set
  DATABASE_URL   where the server keeps accounts in PostgreSQL; its DATA_KEY reads the numbers of trial applications
`
const OPTIONS = ['name', 'kind', 'office', 'permissions', 'days', 'of', 'all', 'as', 'except', 'reason']

runCommand(async args => {
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
          : area === 'requests'
            ? await withRepositories(env, repositories =>
                requestsCommand(repositories, corpusLocationOf(env), rest, options),
              )
            : area === 'data-key'
              ? await dataKeyCommand(env, rest)
              : area === 'data'
                ? await referenceDataCommand({ dataDir: dataDirOf(env), now: systemRuntime.now }, rest)
                : area === 'corpus' && (await corpusCommand(corpusLocationOf(env), rest))
  if (!isKnown) throw usageError(USAGE, area && `There is no command ${words.join(' ')}.`)
})
