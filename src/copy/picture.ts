/** The texts of saved images: charts and cards of documents. */
import { copy } from '../copy'

export { fill } from '../copy'

export const pictureCopy = {
  ...copy,
  picture: {
    hint: '长按图片可保存或转发',
    file: '下载 PNG',
    fileName: '{title}.png',
    copy: '复制图片',
    copied: '图片已复制',
    notCopied: '图片复制失败，请下载',
    failed: '图片生成失败，请重试',
    save: '保存到相册',
    saved: '已保存到相册',
    notSaved: '图片没有保存成功，请稍后重试',
    refusedPrivacy: '同意隐私保护指引后才能保存图片',
    refused: '保存图片需要相册权限，请在设置中允许',
    refusedBySystem: '保存图片需要相册权限，请在手机设置中允许微信访问相册',
    toSettings: '去设置',
  },
  card: {
    title: '分享图片',
    seals: { law: '法', case: '判', other: '文' },
    court: '审理法院',
    status: '时效性',
    review: '后续审理',
    statusUntil: '{status}（截至{day}）',
    statusOn: '{status}（{day}当日）',
    scan: '长按识别或扫码，打开原文',
    createdOn: '{day} 生成',
    noCode: '分享链接生成失败，这张图片不带二维码',
  },
} as const
