// For browsers that know no modules: they can read no more than this.
document.getElementById('too-old').removeAttribute('hidden');
