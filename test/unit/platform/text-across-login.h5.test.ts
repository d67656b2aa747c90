import { textAcrossLogin } from '@/platform/text-across-login.h5'
import { fakeStorage, restoreGlobals, setGlobals } from './globals'

afterEach(restoreGlobals)

test('a text is taken once, and an empty one removes it', () => {
  setGlobals({ sessionStorage: fakeStorage() })
  textAcrossLogin.store('案情')
  expect([textAcrossLogin.take(), textAcrossLogin.take()]).toEqual(['案情', ''])
  textAcrossLogin.store('案情')
  textAcrossLogin.store('')
  expect(textAcrossLogin.take()).toBe('')
})

test('a browser without this storage loses the text and goes on', () => {
  setGlobals({ sessionStorage: undefined })
  textAcrossLogin.store('案情')
  expect(textAcrossLogin.take()).toBe('')
})
