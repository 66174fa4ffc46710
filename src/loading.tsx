/** Shown by the router while a page's chunk is on its way. */
export { Waiting as default } from '@/components/progress/Waiting';
