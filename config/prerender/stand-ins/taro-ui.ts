/** In the place of 'taro-ui', which draws nothing that a screen begins with. */
const Nothing = () => null

export { Nothing as AtProgress, Nothing as AtSteps, Nothing as AtSwipeAction, Nothing as AtTimeline }
