export { default } from '@/areas/authority/AuthorityScreen';
