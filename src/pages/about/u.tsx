import { HandbookScreen } from '@/areas/about/HandbookScreen';

export default function Page() {
  return <HandbookScreen half="operators" />;
}
