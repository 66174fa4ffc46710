export { Waiting as default } from '@/components/progress/Waiting';
