import { LessonsScreen } from '@/areas/teacher/LessonsScreen';

export default function Page() {
  return <LessonsScreen half="operators" />;
}
