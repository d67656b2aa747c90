import { wechatFailureOf } from '@/platform/wechat-failure'

test.each([
  [{ errno: 104, errMsg: 'x:fail privacy permission is not authorized' }, 'refusedPrivacy'],
  [{ errMsg: 'x:fail privacy permission is not authorized' }, 'refusedPrivacy'],
  [{ errno: 112, errMsg: 'x:fail api scope is not declared in the privacy agreement' }, 'failed'],
  [{ errMsg: 'chooseMessageFile:fail cancel' }, 'cancelled'],
  [{ errMsg: 'getPhoneNumber:fail user deny' }, 'cancelled'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail auth deny' }, 'failed'],
  [new Error('x:fail cancel'), 'cancelled'],
  [undefined, 'failed'],
])('%j is %s', (error, failure) => expect(wechatFailureOf(error)).toBe(failure))
