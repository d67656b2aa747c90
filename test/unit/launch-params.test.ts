/** The launch parameters, from the start of the app to the trial form. */
import { storage } from '@/platform/storage'
import { saveLaunchParams, trialFormQuery } from '@/stores/launch'

beforeEach(() => storage.clear())

test('the trial form receives the codes of the launch, and nothing else of its address', () => {
  saveLaunchParams({ appsource: 'app', trycode: 'T1', codetype: 'C1', unionId: 'U1', gdt_vid: 'G1', token: 't' })
  expect(trialFormQuery()).toEqual({ source: '10', codetype: 'C1', trycode: 'T1', gdt_vid: 'G1', unionId: 'U1' })
  expect([storage.read('appsource'), storage.read('token')]).toEqual(['app', undefined])
})

test('a launch without a code keeps the one of an earlier launch', () => {
  saveLaunchParams({ trycode: 'T1' })
  saveLaunchParams({ trycode: '', unionId: 'U1' })
  expect(trialFormQuery()).toEqual({ source: '10', codetype: 'nuonuofaxiu', trycode: 'T1', unionId: 'U1' })
})
