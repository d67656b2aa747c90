/** H5 only: replaces the styles that Taro injects (see config/h5.ts). src/styles/app.scss contains them. */
export const loadAnimateStyle = () => {}
export const loadRouterStyle = () => {}
