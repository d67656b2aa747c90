/** Replaces 'taro-ui' by components that render nothing. No first view shows taro-ui's components. */
const Nothing = () => null

export { Nothing as AtProgress, Nothing as AtSteps, Nothing as AtSwipeAction, Nothing as AtTimeline }
