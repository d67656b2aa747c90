import Taro from '@tarojs/taro'
import { isHttpUrl } from '@domain/format/address'
import type { DownloadRequest, HttpRefusal } from '../ports/files'

const TIMEOUT = 60_000
const VIEWABLE = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'] as const

/**
 * Returns a path with the file's name, because the viewer saves and forwards under that name. One folder
 * serves all files and is emptied each time, to save the device's space.
 */
function namedPath(name: string): string | undefined {
  const files = Taro.getFileSystemManager()
  const folder = `${Taro.env.USER_DATA_PATH}/viewed`
  try {
    files.rmdirSync(folder, true)
  } catch {
    // The folder may not exist yet.
  }
  try {
    files.mkdirSync(folder, true)
    return `${folder}/${name
      .replace(/[\\/:*?"<>|\s]+/g, ' ')
      .trim()
      .slice(-80)}`
  } catch {
    return undefined
  }
}

/** Downloads a file and shows it in WeChat's document viewer. */
export async function viewDocument({
  url,
  name,
  headers,
}: DownloadRequest): Promise<'opened' | 'failed' | HttpRefusal> {
  const fileType = VIEWABLE.find(type => name.toLowerCase().endsWith(`.${type}`))
  if (!fileType || !isHttpUrl(url)) return 'failed'
  try {
    const file = await Taro.downloadFile({ url, header: headers, filePath: namedPath(name), timeout: TIMEOUT })
    if (file.statusCode !== 200) return { refusedStatus: file.statusCode }
    await Taro.openDocument({ filePath: file.filePath || file.tempFilePath, fileType, showMenu: true })
    return 'opened'
  } catch {
    return 'failed'
  }
}
