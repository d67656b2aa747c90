/**
 * The statement on personal data: what is stored, why, and for how long. Periods come from the constants that the
 * server uses.
 */
import { TRUST_PERIOD } from '../accounts/attempts'
import { REMOVAL_GRACE } from '../accounts/pending-removals'
import { PERSONAL_TOKEN_LIFE } from '../accounts/personal-tokens'
import { DECIDED_LIFE } from '../accounts/removal-requests'
import { REPORTS } from '../accounts/reports'
import { SESSION_LIFE as SESSION } from '../accounts/sessions'
import { EXPIRED_KEY_MEMORY } from '../accounts/share-keys'
import { STATE_LIFE } from '../accounts/tickets'
import { copy, fill } from '../copy'
import { PRIVACY_PATH, REMOVAL_PATH } from '../paths'
import { DAY, MINUTE } from '../runtime'
import type { ServerSettings } from '../settings'
import { html } from '../http/html'
import type { HtmlPage } from './page'
import { paragraph, section, statementLinks } from './statement-page'

const words = copy.privacy
type Item = keyof typeof words.items

export const PERSONAL_DATA_PATH = `${PRIVACY_PATH}/data`

/**
 * The version of the privacy statement that is stored with a consent. An operator's own page is identified by its
 * address.
 */
export const privacyVersion = ({ operator }: Pick<ServerSettings, 'operator'>) => operator.privacyUrl || words.version

const span = (time: number) =>
  time < DAY
    ? fill(words.minutes, { count: Math.round(time / MINUTE) })
    : fill(words.days, { count: Math.round(time / DAY) })

export const graceSpan = span(REMOVAL_GRACE)

const termsOf = ({ idleDays, shareDays, applicationDays, operator: { logDays } }: ServerSettings) => ({
  session: span(SESSION),
  token: span(PERSONAL_TOKEN_LIFE),
  idle: span(idleDays * DAY),
  trust: span(TRUST_PERIOD),
  state: span(STATE_LIFE),
  share: span(shareDays * DAY),
  memory: span(EXPIRED_KEY_MEMORY),
  report: span(REPORTS.lifetime),
  grace: graceSpan,
  application: span(applicationDays * DAY),
  removal: span(DECIDED_LIFE),
  log: logDays ? fill(words.logDays, { count: logDays }) : words.logUnknown,
})

const hasWechat = ({ login }: ServerSettings) => Boolean(login.web ?? login.weapp)

/** Whether passwords are used: on the built-in login page, or to link a WeChat login to an account. */
const hasPasswords = ({ login }: ServerSettings) => !login.web || Boolean(login.weapp)

/** The items of the statement. Items that this server's settings disable are left out. */
function itemsOf(settings: ServerSettings): Item[] {
  const absent: Partial<Record<Item, boolean>> = {
    password: !hasPasswords(settings),
    attempts: !hasPasswords(settings),
    wechat: !hasWechat(settings),
    phone: !settings.login.weapp,
    trial: Boolean(settings.page.trialUrl),
    clicks: !settings.page.collectorUrl,
  }
  return (Object.keys(words.items) as Item[]).filter(item => !absent[item])
}

const itemBlock = (item: Item, terms: ReturnType<typeof termsOf>) => {
  const { title, what, purpose, retention } = words.items[item]
  return html`<section class="item">
    <h3>${title}</h3>
    <p>${what}</p>
    <p><b>${words.purpose}</b>${purpose}</p>
    <p><b>${words.retention}</b>${fill(retention, terms)}</p>
  </section>`
}

export function privacyPage(settings: ServerSettings): HtmlPage {
  const { operator, page, login } = settings
  const terms = termsOf(settings)
  return {
    title: words.title,
    appName: page.appName,
    back: `${page.basename}/`,
    main: html`<main class="privacy">
      <h1>${words.title}</h1>
      <p class="intro">${fill(words.intro, { app: page.appName || copy.appName })}</p>
      ${section(
        words.who,
        paragraph(operator.name ? fill(words.operator, { name: operator.name }) : words.operatorUnknown),
        paragraph(operator.contact ? fill(words.contact, { contact: operator.contact }) : words.contactUnknown),
      )}
      ${section(words.what, ...itemsOf(settings).map(item => itemBlock(item, terms)), paragraph(words.notKept))}
      ${section(
        words.published,
        html`<p>${words.publishedText}<a href="${REMOVAL_PATH}">${words.publishedLink}</a>。</p>`,
      )}
      ${section(words.device, paragraph(words.deviceText))}
      ${section(
        words.place,
        paragraph(operator.storagePlace ? fill(words.placeSet, { place: operator.storagePlace }) : words.placeUnknown),
      )}
      ${section(
        words.processors,
        paragraph(
          operator.processors
            ? fill(words.processorsSet, { processors: operator.processors })
            : words.processorsUnknown,
        ),
      )}
      ${section(words.others, paragraph(hasWechat(settings) ? words.othersWechat : words.othersNone))}
      ${section(
        words.rights,
        paragraph(words.rightsText),
        paragraph(fill(words.rightsApp, terms)),
        !login.web && html`<p>${words.rightsAccount}<a href="${PERSONAL_DATA_PATH}">${words.rightsLink}</a></p>`,
        paragraph(words.rightsOther),
      )}
      ${section(words.minors, paragraph(words.minorsText))}
      ${section(words.complaints, paragraph(words.complaintsText))} ${statementLinks(settings, PRIVACY_PATH)}
      <p class="small">${fill(words.versionLine, { version: words.version })}</p>
    </main>`,
  }
}
