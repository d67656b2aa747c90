/**
 * The content of a WeChat message, for any name of a saved search: WeChat refuses overlong text and unprintable
 * characters.
 */
import { weChatAlertSender } from '../../server/providers/wechat-alerts'
import type { CallWeChat } from '../../server/providers/wechat-api'

async function thingFor(name: string) {
  const posted: Array<{ data: Record<string, { value: string }> }> = []
  const call = (async (path: string, _query: object, _shape: object, body?: (typeof posted)[number]) => {
    if (path.endsWith('/send')) posted.push(body!)
    return { access_token: 't', expires_in: 7200, errcode: 0 }
  }) as unknown as CallWeChat
  const template = { id: 't', fields: ['thing1', 'thing2', 'number3'] }
  const sender = weChatAlertSender({ appId: 'a', secret: 's' }, template, call, { now: () => new Date(0) })
  await sender.send({ openId: 'o', name, count: 50 })
  const { data } = JSON.parse(JSON.stringify(posted[0])) as (typeof posted)[number]
  expect(data.thing2!.value).toBe('有50条新内容')
  return data.thing1!.value
}

test.each([
  ['违约金', '违约金'],
  ['违约金的调整规则违约金的调整规则违约金的调', '违约金的调整规则违约金的调整规则违约金…'],
  ['违约金的调整规则违约金的调整规则违约金的', '违约金的调整规则违约金的调整规则违约金的'],
  ['一行\r\n另一行\t\u0000又一行\u2028末行', '一行 另一行 又一行 末行'],
  ['\u001b[31m红色\u0007', '[31m红色'],
  ['反\u202e转\u200b零宽\ufeff', '反转零宽'],
  ['半个\ud83d字', '半个字'],
  ['😀'.repeat(30), `${'😀'.repeat(9)}…`],
  ['<script>{{thing1.DATA}}', '<script>{{thing1.DA…'],
  [' \n\u200b', '已保存的检索'],
])('%j becomes %j', async (name, expected) => {
  const thing = await thingFor(name)
  expect(thing).toBe(expected)
  expect(thing.length).toBeLessThanOrEqual(20)
})
