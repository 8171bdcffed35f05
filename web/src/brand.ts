export { brand } from '@plainwill/contracts/shared/brand';
