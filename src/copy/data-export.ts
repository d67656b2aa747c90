/** Texts of the export of personal data. */
import { copy } from '../copy'

export const dataExportCopy = {
  ...copy,
  dataExport: {
    start: '导出全部数据',
    send: '导出文件已备好，发送到聊天',
    sendHint: '可以发给“文件传输助手”，在电脑上打开',
    file: '我的数据.zip',
    exported: '已导出',
    sent: '已发送',
    failed: '导出失败，请稍后重试',
  },
}
