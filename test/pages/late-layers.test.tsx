/** The layers of the large screen whose code loads when they first open. */
import { copy } from '@/copy'
import { commandBarCopy } from '@/copy/command-bar'
import { LargeScreenFrame } from '@/app/large-screen/frame.h5'
import { byLabel, click, render, until } from '../support/render-block'
import { listenToToasts, toastTexts } from '../support/toasts'

let mockOnline: boolean
jest.mock('@/app/large-screen/account-sheet.h5', () => {
  if (!mockOnline) throw new Error('no network')
  return { AccountSheet: ({ open }: { open: boolean }) => (open ? 'the account' : null) }
})

const PATIENCE = 5000
const isOpen = () => document.body.textContent?.includes('the account') === true

test('given code that does not load, then each tap says so, and a tap with a network opens the layer', async () => {
  mockOnline = false
  listenToToasts()
  await render(LargeScreenFrame)
  for (const failures of [1, 2]) {
    await click(byLabel(commandBarCopy.account))
    await until(() => toastTexts().length === failures, PATIENCE)
    expect(toastTexts()).toEqual(Array(failures).fill(copy.error.network))
  }
  mockOnline = true
  await click(byLabel(commandBarCopy.account))
  await until(isOpen, PATIENCE)
  expect(isOpen()).toBe(true)
})
