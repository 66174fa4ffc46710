import { replaceUnusableStorage } from '@/components/storage';

// Before umi and its plugins, which read it as they load.
replaceUnusableStorage();
