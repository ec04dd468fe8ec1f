import { storeBuild } from '../../tools/storeBuild.ts';

export default storeBuild();
