import { HandbookPage } from './HandbookPage';

export default function Page() {
  return <HandbookPage half="both" />;
}
