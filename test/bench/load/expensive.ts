/** The most expensive requests of a visitor and of a member. */
import type { LoadCall } from './client'
import { q } from './calls'

const LAWS = '/ilawregu-search/api/v1/lawregu'
const CASES = '/judgement-search/api/v1'
/** The most common pairs of characters in laws. */
const PAIRS = '规定 管理 应当 部门 人民 机构 单位 国家 有关 进行'
/** Searches whose first result is the longest law: of the real corpus, or of the sample. */
const LONGEST = ['标题:民法典', '标题:法']
const MANY = Array.from({ length: 60 }, (_, at) => `全文:${PAIRS.split(' ')[at % 10]}${at}`).join(',')

async function field(origin: string, path: string, name: string): Promise<string[]> {
  const text = await (await fetch(origin + path)).text()
  return [...text.matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))].map(([, value]) => value!)
}

/** Logs in a demo account by the built-in login page. */
export async function logIn(origin: string): Promise<string> {
  const info = await (await fetch(`${origin}/user/api/v1/login/wechat/info?client=web`)).json()
  const { appId, state, authorizeUrl } = (info as { data: Record<string, string> }).data
  const params = { appid: appId!, redirect_uri: `${origin}/search`, response_type: 'code', scope: 'snsapi_userinfo' }
  const address = `${authorizeUrl}?${new URLSearchParams({ ...params, state: state! }).toString()}`
  const page = await fetch(address)
  const guard = /name="guard" value="([\w-]+)"/.exec(await page.text())?.[1] ?? ''
  const passed = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `form_guard=${guard}` },
    body: new URLSearchParams({ guard, name: 'member', password: 'alpha-member', consent: 'yes' }),
  })
  const code = new URL(passed.headers.get('location') ?? '', origin).searchParams.get('code')
  const granted = await fetch(`${origin}/user/api/v1/login/wechat/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, state }),
  })
  return ((await granted.json()) as { data: { token: string } }).data.token
}

async function longestLaw(origin: string): Promise<string> {
  for (const title of LONGEST) {
    const [law] = await field(origin, `${LAWS}/list?query=${q(title)}`, 'lid')
    if (law) return law
  }
  throw new Error('there is no law')
}

/** Makes the most expensive requests that one visitor may send, at most ten a second. */
export async function dearest(origin: string, token: string): Promise<Record<string, (n: number) => LoadCall>> {
  const law = await longestLaw(origin)
  const [title = ''] = await field(origin, `${LAWS}/${law}`, 'title')
  return {
    'fifty articles of a long law': n => ({
      path: `${LAWS}/findLawreguItems`,
      body: Array.from({ length: 50 }, (_, at) => ({
        law: title,
        article: `第${'一二三四五六七八九'[(at + n) % 9]}百条`,
      })),
    }),
    'a long law as a Word file': () => ({ path: `${LAWS}/download/${law}` }),
    'a gap of the ten commonest pairs': n => ({
      path: `${LAWS}/list?query=${q(`全文:${PAIRS};gap=${10 + n}`)}`,
      token,
    }),
  }
}

export async function dear(origin: string): Promise<Record<string, LoadCall>> {
  const token = await logIn(origin)
  const law = await longestLaw(origin)
  const cases = await field(origin, `${CASES}/search/list?query=${q('全文:合同')}&pageSize=30`, 'jid')
  const laws = await field(origin, `${LAWS}/list?query=${q('标题:法')}&pageSize=50`, 'title')
  const [paper] = await field(origin, `${LAWS}/${law}/related`, 'url')
  const first = Object.entries(await dearest(origin, token)).map(([what, call]) => [what, call(0)] as const)
  const items = laws.map(title => ({ law: title.replace(/<[^>]+>/g, ''), article: '第二条' }))
  return {
    ...Object.fromEntries(first),
    'an article of each of fifty laws': { path: `${LAWS}/findLawreguItems`, body: items },
    'a long law': { path: `${LAWS}/${law}?query=${q('全文:合同 违约')}` },
    'fifty laws of a list': { path: `${LAWS}/list?query=${q('全文:规定 管理')}&pageSize=50` },
    'fifty cases of a list': { path: `${CASES}/search/list?query=${q('全文:合同 违约')}&pageSize=50` },
    'a list by sixty conditions': { path: `${CASES}/search/list?query=${q(MANY)}` },
    'all facets': { path: `${CASES}/search/caseLeftStatistics?query=${q('全文:原告')}` },
    'all charts': { path: `${CASES}/search/getAllVisualData?query=${q('全文:被告 原告')}` },
    ...(paper ? { 'a paper as PDF': { path: new URL(paper, origin).pathname } } : {}),
    'a report on thirty cases': {
      path: `${CASES}/report`,
      token,
      body: { question: '违约金', searcher: '甲', query: '全文:合同', cases: cases.map(jid => ({ jid })) },
    },
  }
}
