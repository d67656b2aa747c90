/** Replaces the styles that Taro injects on H5 (see config/h5.ts). src/styles/app.scss contains them. */
export const loadAnimateStyle = () => {}
export const loadRouterStyle = () => {}
