/** Whether the app was installed from a browser. A mini-program never is. */
export const isInstalled = () => false
