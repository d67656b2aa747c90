/** The texts of sharing. */
import { copy } from '../copy'

export { fill } from '../copy'

export const shareCopy = {
  ...copy,
  share: {
    ...copy.share,
    title: '分享到',
    targets: { alpha: 'Alpha 聊天', wechat: '微信', moments: '朋友圈', more: '更多' },
    link: '复制链接',
    system: '系统分享',
    card: '生成图片',
    copied: {
      alpha: '链接已复制，可粘贴到 Alpha 聊天',
      wechat: '链接已复制，可粘贴到微信',
      moments: '链接已复制，可粘贴到朋友圈',
      more: '链接已复制',
    },
    from: '打开时定位到“{name}”',
    wechatMenu: '链接已复制，也可点右上角“…”分享',
    menuGuide: '点这里的“…”，发给朋友或分享到朋友圈',
    landing: '案例、法规与财税一站检索',
    openApp: '打开 {app}',
    momentsMenu: '请点右上角“…”，选择“分享到朋友圈”',
    failed: '分享失败，请稍后重试',
  },
}
