import { createPortal } from 'react-dom'
import { Messages } from '.'

/**
 * Draws dialogs and toasts outside the app's root, so that they stay when their page closes. Inside the root
 * Taro would take them for the top page.
 */
export const AppMessages = () => createPortal(<Messages />, document.body)

export const PageMessages = () => null
