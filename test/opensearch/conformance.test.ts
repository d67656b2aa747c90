import { describeEngine } from '../server/engine/support/describe-engine'
import { describeOnCluster, inTurn } from './support/engine'

describeOnCluster('a cluster', () => describeEngine('the engine on a cluster', inTurn()))
