/** The photo album. WeChat asks the user once. After a refusal it refers the user to its settings. */
import { fileAt } from '../files'
import { type AlbumAnswer } from '../handle'
import { showModal } from '../native/modal'
import { asynchronous, refuse } from './asynchronous'

const SCOPE = 'scope.writePhotosAlbum'
const WORDS = { ask: '保存图片或视频到你的相册', allow: '允许', deny: '拒绝', setting: '添加到相册' }

let answer: AlbumAnswer = 'granted'

export const setAlbumAnswer = (newAnswer: AlbumAnswer) => (answer = newAnswer)

/** Returns the permission for the album. A permission that was never requested is missing. */
const authSetting = () => ({ authSetting: answer === 'undecided' ? {} : { [SCOPE]: answer === 'granted' } })

async function decide(content: string) {
  const { confirm } = await showModal({ content, confirmText: WORDS.allow, cancelText: WORDS.deny })
  answer = confirm ? 'granted' : 'denied'
}

async function permission() {
  if (answer === 'undecided') await decide(WORDS.ask)
  if (answer === 'denied') refuse('auth deny')
}

export const albumApi = (consent: () => Promise<void>) =>
  asynchronous({
    getSetting: authSetting,
    async openSetting() {
      await decide(WORDS.setting)
      return authSetting()
    },
    async authorize({ scope }: { scope: string }) {
      if (scope === SCOPE) await permission()
    },
    async saveImageToPhotosAlbum({ filePath }: { filePath: string }) {
      await consent()
      await permission()
      if (!fileAt(filePath)) refuse('invalid file')
    },
  })
