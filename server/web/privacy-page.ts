/**
 * The statement on personal data: what is stored, why, and for how long. The periods come from the constants by which
 * the server works.
 */
import { TRUST_PERIOD } from '../accounts/attempts'
import { REMOVAL_GRACE } from '../accounts/pending-removals'
import { PERSONAL_TOKEN_LIFE } from '../accounts/personal-tokens'
import { DECIDED_REQUEST_LIFE } from '../accounts/removal-requests'
import { REPORT_LIMITS } from '../accounts/reports'
import { SESSION_LIFE as SESSION } from '../accounts/sessions'
import { EXPIRED_KEY_RETENTION } from '../accounts/share-keys'
import { LOGIN_STATE_LIFE } from '../accounts/tickets'
import { copy, fillPlaceholders } from '../copy'
import { PRIVACY_PATH, REMOVAL_PATH } from '../paths'
import { DAY, MINUTE } from '../runtime'
import type { ServerSettings } from '../settings'
import { html } from '../http/html'
import type { HtmlPage } from './page'
import { htmlParagraph, htmlSection, statementLinks } from './statement-page'

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
    ? fillPlaceholders(words.minutes, { count: Math.round(time / MINUTE) })
    : fillPlaceholders(words.days, { count: Math.round(time / DAY) })

export const removalGraceText = span(REMOVAL_GRACE)

const termsOf = ({ idleDays, shareDays, applicationDays, operator: { logDays } }: ServerSettings) => ({
  session: span(SESSION),
  token: span(PERSONAL_TOKEN_LIFE),
  idle: span(idleDays * DAY),
  trust: span(TRUST_PERIOD),
  state: span(LOGIN_STATE_LIFE),
  share: span(shareDays * DAY),
  memory: span(EXPIRED_KEY_RETENTION),
  report: span(REPORT_LIMITS.lifetime),
  grace: removalGraceText,
  application: span(applicationDays * DAY),
  removal: span(DECIDED_REQUEST_LIFE),
  log: logDays ? fillPlaceholders(words.logDays, { count: logDays }) : words.logUnknown,
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
    <p><b>${words.retention}</b>${fillPlaceholders(retention, terms)}</p>
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
      <p class="intro">${fillPlaceholders(words.intro, { app: page.appName || copy.appName })}</p>
      ${htmlSection(
        words.who,
        htmlParagraph(
          operator.name ? fillPlaceholders(words.operator, { name: operator.name }) : words.operatorUnknown,
        ),
        htmlParagraph(
          operator.contact ? fillPlaceholders(words.contact, { contact: operator.contact }) : words.contactUnknown,
        ),
      )}
      ${htmlSection(words.what, ...itemsOf(settings).map(item => itemBlock(item, terms)), htmlParagraph(words.notKept))}
      ${htmlSection(
        words.published,
        html`<p>${words.publishedText}<a href="${REMOVAL_PATH}">${words.publishedLink}</a>。</p>`,
      )}
      ${htmlSection(words.device, htmlParagraph(words.deviceText))}
      ${htmlSection(
        words.place,
        htmlParagraph(
          operator.storagePlace
            ? fillPlaceholders(words.placeSet, { place: operator.storagePlace })
            : words.placeUnknown,
        ),
      )}
      ${htmlSection(
        words.processors,
        htmlParagraph(
          operator.processors
            ? fillPlaceholders(words.processorsSet, { processors: operator.processors })
            : words.processorsUnknown,
        ),
      )}
      ${htmlSection(words.others, htmlParagraph(hasWechat(settings) ? words.othersWechat : words.othersNone))}
      ${htmlSection(
        words.rights,
        htmlParagraph(words.rightsText),
        htmlParagraph(fillPlaceholders(words.rightsApp, terms)),
        !login.web && html`<p>${words.rightsAccount}<a href="${PERSONAL_DATA_PATH}">${words.rightsLink}</a></p>`,
        htmlParagraph(words.rightsOther),
      )}
      ${htmlSection(words.minors, htmlParagraph(words.minorsText))}
      ${htmlSection(words.complaints, htmlParagraph(words.complaintsText))} ${statementLinks(settings, PRIVACY_PATH)}
      <p class="small">${fillPlaceholders(words.versionLine, { version: words.version })}</p>
    </main>`,
  }
}
