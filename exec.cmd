@rem Scripts of package.json begin with "exec", so that no shell stands between npm and what it starts. Windows knows no such word.
@%*
