export { default } from '@/areas/about/ArticleScreen';
