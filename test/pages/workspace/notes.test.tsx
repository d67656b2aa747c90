/** Notes, offline texts and personal data in the workspace. */
import { notesCopy, fill } from '@/copy/notes'
import { workspaceCopy } from '@/copy/workspace'
import { storedTextsCopy } from '@/copy/stored-texts'
import { useOpenConfirmations } from '@/platform/messages'
import { GUEST_OWNER, useWorkspace } from '@/stores/workspace'
import { useSession } from '@/stores/session'
import { all, act, click, byLabel, one, until } from '../../support/render-block'
import { unmount } from '../../support/render-page'
import { toastTexts } from '../../support/toasts'
import {
  PATIENCE,
  bodyOf,
  button,
  device,
  field,
  judgment,
  note,
  open,
  opened,
  pageText,
  signIn,
  tap,
  tapLine,
  textsOf,
  toasted,
  type,
  undo,
} from './support'

const { notes: words } = notesCopy
const { texts: stored } = storedTextsCopy
const { workspace } = workspaceCopy
const quotes = () => textsOf('.note-line__quote')
const line = (title: string) => all('.list-item__tap').find(({ textContent }) => textContent?.includes(title))!

async function answerQuestion(agreed: boolean) {
  await until(() => useOpenConfirmations.getState().open.length > 0, PATIENCE)
  const [question] = useOpenConfirmations.getState().open
  await act(() => question!.answer(agreed))
  return question!.text
}

describe('notes', () => {
  const four = [1, 2, 3, 4].map(n => note(n))

  test('are three at first, the others at a tap; then they can be looked through', async () => {
    await open(four)
    expect(quotes()).toEqual(['第1处', '第2处', '第3处'])
    await tap(fill(words.all, { count: 4 }))
    expect(button(fill(words.all, { count: 4 }))).toBeUndefined()
    await type(words.search, '第4处')
    expect(quotes()).toEqual(['第4处'])
    await type(words.search, '没有')
    expect([quotes(), pageText()]).toEqual([[], expect.stringContaining(fill(words.noMatch, { typed: '没有' }))])
  })

  test.each([
    ['its article', { article: '第五条', passage: 3, from: 0, quote: '某处' }, '/case-detail/c1?article=第五条'],
    ['its paragraph', { passage: 3, from: 0, quote: '某处' }, '/case-detail/c1?paragraph=4'],
  ])('lead to their words by %s, not to where the document was open', async (_, spot, address) => {
    await open([note(1, { spots: [spot], params: { jid: 'c1', article: '第一条' } })])
    await click(all('.note-line')[0]!)
    await tapLine(words.showInDocument)
    await until(() => opened.length > 0, PATIENCE)
    expect(opened).toEqual([address])
  })

  test('are taken away, which is undone', async () => {
    await open([note(1), note(2)])
    await click(all('.note-line')[0]!)
    await tapLine(words.remove)
    expect([quotes(), toastTexts()]).toEqual([['第2处'], [words.removed]])
    await undo()
    expect(quotes()).toEqual(['第1处', '第2处'])
  })

  test('are saved by closing them, where something was written', async () => {
    await open([note(1)])
    await click(all('.note-line')[0]!)
    await type(words.write, '想法')
    await click(byLabel(notesCopy.action.close))
    await toasted()
    expect([bodyOf<'note'>('note 1')?.text, toastTexts()]).toEqual(['想法', [words.saved]])
  })

  test('are saved where the sheet goes to another note, which has its own text', async () => {
    await open([note(1), note(2, { text: '别的想法' })])
    await click(all('.note-line')[0]!)
    await type(words.write, '想法')
    await click(all('.note-line')[1]!)
    expect([bodyOf<'note'>('note 1')?.text, field(words.write).value, toastTexts()]).toEqual(['想法', '别的想法', []])
    await click(byLabel(notesCopy.action.close))
    expect([bodyOf<'note'>('note 2')?.text, toastTexts()]).toEqual(['别的想法', []])
  })

  test('are saved where the page goes; nothing comes back to life where they were taken away', async () => {
    const page = await open([note(1), note(2)])
    await click(all('.note-line')[1]!)
    await type(words.write, '无用')
    await tapLine(words.remove)
    await click(all('.note-line')[0]!)
    await type(words.write, '想法')
    unmount(page)
    expect([bodyOf<'note'>('note 1')?.text, bodyOf<'note'>('note 2')]).toEqual(['想法', undefined])
  })

  test('that two devices wrote ask which text stands', async () => {
    await open([note(1, { text: '这里', others: [{ text: '那里', editedAt: 1 }] })])
    expect(textsOf('.note-line__warning')).toEqual([words.twoTexts])
    await click(one('.note-line'))
    const names = all('.two-texts__one .button').map(each => each.getAttribute('aria-label'))
    const [here, elsewhere] = textsOf('.two-texts__when')
    expect(names).toEqual([`${words.keepThis} ${here}`, `${words.keepThis} ${elsewhere}`])
  })
})

describe('texts on the device', () => {
  const text = (n: number) => ({
    ...{ id: `case-detail c${n}`, title: `第${n}案`, route: 'case-detail', params: { jid: `c${n}` } },
    ...{ bytes: 2048, readAt: n },
  })

  test('are counted with their size; nothing is there to be seen without any', async () => {
    await open([note(1)])
    expect(pageText()).not.toContain(stored.title)
  })

  test('are taken away one by one, or all but what is saved', async () => {
    device.texts = [text(1), text(2), text(3)]
    await open([judgment(1)])
    await until(() => line(stored.title) !== undefined, PATIENCE)
    expect(line(stored.title).textContent).toContain(fill(stored.sum, { count: 3, size: '6 KB' }))
    await click(line(stored.title))
    await click(byLabel(fill(stored.remove, { title: '第3案' })))
    await until(() => device.texts.length === 2, PATIENCE)
    await tap(stored.removeRead)
    await until(() => device.texts.length === 1, PATIENCE)
    expect(device.texts.map(({ title }) => title)).toEqual(['第1案'])
    await until(() => button(stored.removeRead).getAttribute('aria-disabled') === 'true', PATIENCE)
    expect(button(stored.removeRead).getAttribute('aria-disabled')).toBe('true')
  })

  test.each([
    [true, 0],
    [false, 2],
  ])('are all taken away after a question that is answered with %s', async (agreed, remaining) => {
    device.texts = [text(1), text(2)]
    await open([judgment(1)])
    await click(line(stored.title))
    await until(() => button(stored.removeAll) !== undefined, PATIENCE)
    await tap(stored.removeAll)
    expect(await answerQuestion(agreed)).toBe(stored.removeAllQuestion)
    await until(() => device.texts.length === remaining, PATIENCE)
    expect([device.texts.length, toastTexts()]).toEqual([remaining, agreed ? [stored.removed] : []])
  })
})

describe('personal data', () => {
  test('of an empty workspace is nothing to take along', async () => {
    await open()
    expect(pageText()).not.toContain(workspace.clear)
  })

  test('of a guest is cleared here after a question; no keeps it all', async () => {
    await open([judgment(1)])
    await click(line(workspace.clear))
    expect(await answerQuestion(false)).toBe(workspace.clearAsk)
    expect(useWorkspace.getState().syncState).not.toEqual({})
    await click(line(workspace.clear))
    await answerQuestion(true)
    await toasted()
    expect([toastTexts(), useWorkspace.getState().syncState]).toEqual([[workspace.cleared], {}])
    expect([device.workspaces.has(GUEST_OWNER), pageText()]).toEqual([false, expect.stringContaining(workspace.empty)])
  })

  test('of a member leads to the account, where the services offer that', async () => {
    signIn()
    useSession.setState(({ visitor }) => ({ visitor: visitor && { ...visitor, security: { password: true } } }))
    await open([judgment(1)])
    await click(line(workspace.personalData))
    await until(() => opened.length > 0, PATIENCE)
    expect(opened).toEqual(['/account-security'])
    expect(pageText()).not.toContain(workspace.clear)
  })

  test('of a member is nowhere, where the services do not', async () => {
    signIn()
    await open([judgment(1)])
    expect([pageText().includes(workspace.personalData), pageText().includes(workspace.clear)]).toEqual([false, false])
  })
})
