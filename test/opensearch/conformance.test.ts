import { describeEngine } from '../server/engine/support/describe-engine'
import { sampled } from '../support/length'
import { describeOnCluster, inTurn } from './support/engine'

describeOnCluster('a cluster', () => sampled(() => describeEngine('the engine on a cluster', inTurn())))
