/** The mini-program's native components by tag. They have no children, so one template of each works at every depth. */
export const NATIVE_COMPONENTS = {
  'result-row': './ui/row/native/index',
  'text-input': './ui/text-input/native/index',
}
