import { LessonsPage } from '@/areas/teacher/LessonsScreen';

export default () => <LessonsPage half="operators" />;
