import type { ChosenFilePort } from '../ports/files'

const read = (file: File) =>
  new Promise<string | undefined>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : undefined)
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })

export const chosenFile: ChosenFilePort = {
  choose: extensions =>
    new Promise(resolve => {
      const input = document.createElement('input')
      input.type = 'file'
      input.accept = extensions.map(extension => `.${extension}`).join(',')
      input.hidden = true
      const finish = (file: File | undefined) => {
        input.remove()
        resolve(file ? { name: file.name, size: file.size, read: () => read(file) } : 'cancelled')
      }
      input.onchange = () => finish(input.files?.[0])
      input.addEventListener('cancel', () => finish(undefined))
      // Safari discards an input that is not in the document.
      document.body.appendChild(input)
      input.click()
    }),
}
