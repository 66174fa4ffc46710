import { LessonsPage } from './LessonsPage';

export default function Page() {
  return <LessonsPage half="managers" />;
}
