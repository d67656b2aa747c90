/** The mini-program's own components, each by its tag. They hold nothing: one template of each serves at every depth. */
export const NATIVE_COMPONENTS = {
  'result-row': './ui/row/native/index',
  'text-input': './ui/text-input/native/index',
}
