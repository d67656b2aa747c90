import path from 'node:path'

export const keptFolder = path.join(__dirname, 'kept')
export const keptFile = (name: string, theme: string) => path.join(keptFolder, `${name}-${theme}.png`)
