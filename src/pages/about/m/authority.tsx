export { default } from '@/areas/about/AuthorityArticleScreen';
