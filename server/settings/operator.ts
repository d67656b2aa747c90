/** Settings about the operator, who is responsible for the service and for personal data. */
import { type EnvReader, SettingError } from './values'

export interface Operator {
  name?: string
  contact?: string
  /** The address of the operator's own privacy page. Without it, the server's page is used. */
  privacyUrl?: string
  /** The place where the operator stores personal data. */
  storagePlace?: string
  /** The companies that process personal data for the operator, such as the host of the server. */
  processors?: string
  /** The number of days for which the operator stores logs. */
  logDays?: number
}

/** The registration numbers of the website, which the home screen shows at its bottom. */
export interface SiteRegistrations {
  /** The ICP filing (ICP备案): 京ICP备12345678号-1. */
  icp?: string
  /** The public security filing (公安备案): 京公网安备11010502030000号. */
  police?: string
}

const LONGEST = 200

/** The least number of days for which logs are stored: six months. 网络安全法（2025年修正）第二十三条 requires it. */
const LEAST_LOG_DAYS = 184

const ICP = /^\p{Script=Han}ICP[备证]\d{6,12}号(?:-\d{1,3})?$/u
const POLICE = /^\p{Script=Han}公网安备\s?\d{14}号$/u

function readLine(reader: EnvReader, name: string) {
  const text = reader.text(name)
  if (text === undefined || text.length <= LONGEST) return text
  throw new SettingError(`${name} must have at most ${LONGEST} characters.`)
}

function readNumber(reader: EnvReader, name: string, shape: RegExp, example: string) {
  const text = reader.text(name)
  if (text === undefined || shape.test(text)) return text
  throw new SettingError(`${name} must be a number such as ${example}, not "${text}".`)
}

/** Refuses production without an operator: people must know who processes their data (个人信息保护法第十七条). */
function refuseUnnamed(reader: EnvReader, { name, contact }: Operator) {
  const isAllowed = reader.choice('ALLOW_UNNAMED_OPERATOR', ['yes', 'no'], 'no') === 'yes'
  if ((name && contact) || isAllowed) return
  throw new SettingError(
    'NODE_ENV is production but nobody answers for the service: set OPERATOR_NAME and OPERATOR_CONTACT, ' +
      'or ALLOW_UNNAMED_OPERATOR=yes for a trial.',
  )
}

export function readOperator(reader: EnvReader, production: boolean): Operator {
  const operator = {
    name: readLine(reader, 'OPERATOR_NAME'),
    contact: readLine(reader, 'OPERATOR_CONTACT'),
    privacyUrl: reader.url('PRIVACY_URL'),
    storagePlace: readLine(reader, 'STORAGE_PLACE'),
    processors: readLine(reader, 'DATA_PROCESSORS'),
    logDays:
      reader.text('LOG_DAYS') === undefined
        ? undefined
        : reader.integer('LOG_DAYS', LEAST_LOG_DAYS, LEAST_LOG_DAYS, 3650),
  }
  if (production) refuseUnnamed(reader, operator)
  return operator
}

export function readSiteRegistrations(reader: EnvReader): SiteRegistrations | undefined {
  const icp = readNumber(reader, 'ICP_NUMBER', ICP, '京ICP备12345678号-1')
  const police = readNumber(reader, 'POLICE_NUMBER', POLICE, '京公网安备11010502030000号')
  return icp || police ? { icp, police } : undefined
}
