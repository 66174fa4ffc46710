import { HandbookPage } from '@/areas/about/HandbookScreen';

export default () => <HandbookPage half="operators" />;
